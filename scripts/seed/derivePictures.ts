/** Derives the seed's pictures while something else comes up; the seed derives what is still missing. */
import { coverPictures } from './posts/posts.ts'
import { seedDay } from './people/records.ts'
import { rosterOf } from './people/roster.ts'
import { derivePictures } from './pictures.ts'

await derivePictures([...rosterOf(seedDay(new Date())).photos, ...coverPictures()])
