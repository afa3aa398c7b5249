// The era of a revision.
import type { Era } from './era.ts'
import { isLegacy, legacyEra } from './era-legacy.ts'
import { modernEra } from './era-modern.ts'

export const eraOf = (revision: string): Era => (isLegacy(revision) ? legacyEra(revision) : modernEra(revision))
