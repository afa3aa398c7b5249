// Lists side by side: what belongs together stands in one row, everything keeps its order, and nothing is left out.

/** The position in each list, or undefined where a list has nothing in this row. */
export type Row = readonly (number | undefined)[]

/** How well two items fit: 0 when they do not belong together. */
export type Fit<T> = (one: T, other: T) => number

/** Rows of two lists whose pairs fit best in sum. Of equal ways the one that pairs earlier; alone, the first list's items come first. */
export function alignTwo<A, B>(
  one: readonly A[],
  other: readonly B[],
  fit: (a: A, b: B) => number,
): [number | undefined, number | undefined][] {
  const width = other.length + 1
  // best[i * width + j]: the best sum for what is left from i and j on
  const best = new Float64Array((one.length + 1) * width)
  const at = (i: number, j: number): number => best[i * width + j] ?? 0
  const paired = (i: number, j: number): number => {
    const worth = fit(one[i] as A, other[j] as B)
    return worth > 0 ? worth + at(i + 1, j + 1) : -1
  }
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j))
  }
  const rows: [number | undefined, number | undefined][] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const both = i < one.length && j < other.length
    if (both && paired(i, j) === at(i, j)) rows.push([i++, j++])
    else if (i < one.length && (!both || at(i + 1, j) === at(i, j))) rows.push([i++, undefined])
    else rows.push([undefined, j++])
  }
  return rows
}

/** Rows of several lists: each further list joins the rows of those before it. */
export function align<T>(lists: readonly (readonly T[])[], fit: Fit<T>): Row[] {
  const [first = [], ...others] = lists
  let rows: Row[] = first.map((_item, index) => [index])
  others.forEach((list, position) => {
    const cellOf = (row: Row): T => {
      const column = row.findIndex((index) => index !== undefined)
      return lists[column]?.[row[column] ?? -1] as T
    }
    const empty: Row = Array.from({ length: position + 1 }, () => undefined)
    rows = alignTwo(rows, list, (row, item) => fit(cellOf(row), item)).map(([row, index]) => [
      ...(row === undefined ? empty : (rows[row] ?? empty)),
      index,
    ])
  })
  return rows
}
