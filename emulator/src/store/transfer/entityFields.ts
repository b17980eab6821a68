/**
 * Numbers of App Engine's EntityProto and what it is made of, in which exports keep documents (seen in exports of Google's
 * emulator 1.22; the names are those of App Engine's published entity.proto).
 */
export const ENTITY = { KEY: 13, PROPERTY: 14, RAW_PROPERTY: 15, GROUP: 16 } as const
export const KEY = { APP: 13, PATH: 14, DATABASE: 23 } as const
/** The element of a path is a group; its parts are numbered within the path. */
export const ELEMENT = { GROUP: 1, TYPE: 2, ID: 3, NAME: 4 } as const
export const PROPERTY = { MEANING: 1, NAME: 3, MULTIPLE: 4, VALUE: 5 } as const
export const VALUE = { INT64: 1, BOOLEAN: 2, STRING: 3, DOUBLE: 4, POINT: 5, REFERENCE: 12 } as const
export const POINT = { X: 6, Y: 7 } as const
/** Within the group of a reference value. */
export const REFERENCE = { APP: 13, ELEMENT: 14, TYPE: 15, ID: 16, NAME: 17, DATABASE: 23 } as const
/** What a value is beyond its type in the message. */
export const MEANING = { TIME: 7, POINT: 9, BLOB: 14, BYTES: 16, ENTITY: 19, EMPTY_LIST: 24 } as const

/** The wire types of groups, which nothing else uses any more. */
export const GROUP = { START: 3, END: 4 } as const

/** The name of a vector's elements in the entity that stands for it. */
export const VECTOR = '__vector__'
export const DEFAULT_DATABASE = '(default)'
