// What is written about the embedded lab, made from the table of options: the manifest of the element and the table in the docs.

/** One sentence for each option, for authors. */
export const says = {
  lesson: 'Which lesson.',
  scenario: 'A prepared situation of the lesson.',
  params: 'Parameters of the lesson that differ from the scenario.',
  compare: 'One or two other situations of the lesson beside this one, on one playhead.',
  start: 'The first frame that is shown.',
  predict: 'Whether predictions are asked; Next waits for the answer; `required` takes "I don’t know" away.',
  'pause-at': 'Where Play rests. Without it, at the end of each step.',
  controls: '`steps` has no inputs and no bar tools; `none` has no buttons either, for pages that drive the lab by script.',
  lock: 'What the learner may not change.',
  view: 'The whole lab, or one part of it.',
  autoplay: 'Plays when it is ready, unless less motion is wished for.',
  speed: 'Pace of Play.',
  motion: 'Whether the arrows move; `auto` follows the system.',
  nohotkeys: 'Letter and arrow keys do nothing, except in the controls that use them.',
  theme: '`auto` follows the page’s `color-scheme`, in an iframe the system’s.',
  'heading-level': 'Level of the lesson’s title.',
  height: '`stable` keeps room for the tallest frame, so that the page never jumps; on a phone both follow the content.',
  site: 'Where links lead. Without it the lab offers no **Share or embed**.',
  persist: 'Keeps the learner’s place in the browser.',
}

/** What the events say, in the order in which they are documented. */
export const events = {
  'lab-ready': 'The lab can be used. `{version}`',
  'lab-beforestep': 'Before the playhead moves; cancelling keeps it. `{from, to, address}`',
  'lab-step': 'The playhead moved. `{from, to, address, counters}`',
  'lab-params': 'The situation changed. `{scenario, params}`',
  'lab-predict': 'A prediction was committed. `{checkpoint, fields}`',
  'lab-reveal': 'Its outcome is shown. `{checkpoint, predicted, actual, wrong}`',
  'lab-complete': 'The end is reached with every prediction answered. `{score, max}`',
  'lab-height': 'The height changed. `{height}` in CSS pixels',
  'lab-warning': 'Something could not be used. `{name, value, used}`',
  'lab-error': 'The lab could not be opened. `{message}`',
}

export const parts = {
  toolbar: 'the bar at the top',
  'step-list': 'the rail of steps',
  step: 'one step of it',
  stage: 'host, wire and server',
  lane: 'the plate of the host or of the server',
  wire: 'what is between them',
  pool: 'the tool pool',
  counters: 'a counter',
  inspector: 'the message inspector',
  prediction: 'an open prediction or task',
  feedback: 'the outcome of a prediction',
  status: 'the sentence for screen readers',
}

export const properties = {
  '--lab-font': 'text',
  '--lab-font-read': 'the sentence of a frame',
  '--lab-font-code': 'protocol tokens',
  '--lab-local': 'what is inside the host; keep 4.5:1 on paper and surface',
  '--lab-external': 'what goes through a client; keep 4.5:1',
  '--lab-error': 'where a call stopped; keep 4.5:1',
  '--lab-paper': 'the ground',
  '--lab-surface': 'plates and fields',
}

const code = (text) => (text.startsWith('`') || / /.test(text) ? text : `\`${text}\``)

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The table of parameters in Markdown. */
export function optionTable({ options, optionNames, propertyOf }) {
  const rows = optionNames.map((name) => {
    const { values, initial, live } = options[name]
    const shown = values.map((value) => (value === initial && values.length > 1 ? `**\`${value}\`**` : code(value))).join(', ')
    const more = initial !== '' && initial !== 'false' && !values.includes(initial) ? ` (${initial})` : ''
    return [`\`${name}\``, `${shown}${more}`, live ? 'yes' : 'no', `\`${propertyOf(name)}\``, says[name]]
  })
  return table(['attribute', 'values, default in bold', 'live', 'property', 'what it does'], rows)
}

export const eventTable = () =>
  table(
    ['event', 'when, and what it carries'],
    Object.entries(events).map(([name, text]) => [`\`${name}\``, text]),
  )

export const styleTable = () =>
  [
    table(
      ['part', 'what it is'],
      Object.entries(parts).map(([name, text]) => [`\`${name}\``, text]),
    ),
    table(
      ['custom property', 'what it sets'],
      Object.entries(properties).map(([name, text]) => [`\`${name}\``, text]),
    ),
  ].join('\n\n')

/** `custom-elements.json`, version 1.0.0 of its schema. */
export function manifest({ options, optionNames, propertyOf }, members) {
  const type = (name) => {
    const { values } = options[name]
    return { text: values.every((value) => /^[a-z]+$/.test(value)) ? values.map((value) => `'${value}'`).join(' | ') : 'string' }
  }
  return {
    schemaVersion: '1.0.0',
    readme: 'docs/embedding.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/lib/element.js',
        declarations: [
          {
            kind: 'class',
            name: 'McpPluginLabElement',
            tagName: 'mcp-plugin-lab',
            customElement: true,
            superclass: { name: 'HTMLElement' },
            description: 'A lesson of MCP Plugin Lab in somebody else’s page.',
            attributes: [
              ...optionNames.map((name) => ({
                name,
                type: type(name),
                ...(options[name].initial !== '' && { default: options[name].initial }),
                description: says[name],
                fieldName: propertyOf(name),
              })),
              { name: 'lang', type: { text: 'string' }, description: 'Language of the lab; else that of the nearest element around it.' },
            ],
            members: members.map(({ name, kind }) => ({ kind, name })),
            events: Object.entries(events).map(([name, description]) => ({ name, type: { text: 'CustomEvent' }, description })),
            cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
            cssProperties: Object.entries(properties).map(([name, description]) => ({ name, description })),
            slots: [{ name: '', description: 'Shown where no script runs: the steps as text.' }],
          },
        ],
        exports: [{ kind: 'js', name: 'McpPluginLabElement', declaration: { name: 'McpPluginLabElement' } }],
      },
      {
        kind: 'javascript-module',
        path: 'dist/lib/register.js',
        exports: [
          {
            kind: 'custom-element-definition',
            name: 'mcp-plugin-lab',
            declaration: { name: 'McpPluginLabElement', module: 'dist/lib/element.js' },
          },
        ],
      },
    ],
  }
}

/** Public members of a class and of the class it extends, without what HTMLElement has. */
export function membersOf(Class) {
  const found = []
  for (let at = Class.prototype; at && at !== Object.prototype && at.constructor.name !== 'HTMLElement'; at = Object.getPrototypeOf(at)) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (name === 'constructor' || name.endsWith('Callback')) continue
      found.push({ name, kind: typeof descriptor.value === 'function' || name === 'predict' ? 'method' : 'field' })
    }
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Replaces what is between two marks of a page. */
export function fill(page, mark, text) {
  return page.replace(new RegExp(`(<!-- ${mark}:begin[^>]*-->)[\\s\\S]*(<!-- ${mark}:end -->)`), `$1\n\n${text}\n\n$2`)
}
