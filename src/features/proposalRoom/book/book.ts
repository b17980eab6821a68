/** What a book needs, which comes after the room. */
export { prepareBook } from './prepareBook.ts'
export { RoomBook } from './RoomBook.tsx'
export { untilDrawn } from './untilDrawn.ts'
