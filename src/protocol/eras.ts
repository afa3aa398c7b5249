// The era of a revision.
import type { Era } from './era.ts'
import { LEGACY, legacyEra } from './era-legacy.ts'
import { modernEra } from './era-modern.ts'

export const isLegacy = (revision: string): boolean => (LEGACY as readonly string[]).includes(revision)

export const eraOf = (revision: string): Era => (isLegacy(revision) ? legacyEra(revision) : modernEra(revision))
