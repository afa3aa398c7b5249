// What a course page may do with the labs in it: drive one, listen to it, and follow the height of a frame.
const lab = document.getElementById('driven')
document.getElementById('forth').addEventListener('click', () => lab.next())
document.getElementById('back').addEventListener('click', () => lab.previous())
const tell = () =>
  (document.getElementById('where').textContent = `${lab.frame}: local ${lab.counters.local}, external ${lab.counters.external}`)
lab.addEventListener('lab-step', tell)
lab.ready.then(tell)
mcpPluginLab.followHeights()
