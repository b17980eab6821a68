/** What a book needs, which comes after the room. */
export { gatherPictures } from './gatherPictures.ts'
export { RoomBook } from './RoomBook.tsx'
export { roomPictures } from './roomPictures.ts'
export { untilDrawn } from './untilDrawn.ts'
