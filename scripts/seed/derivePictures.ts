/** Derives the seed's pictures while build and suite come up; the seed derives what is still missing. */
import { availableParallelism } from 'node:os'
import { seedDay } from './people/records.ts'
import { rosterOf } from './people/roster.ts'
import { derivePictures } from './pictures.ts'
import { coverPictures } from './posts/posts.ts'

// One processor is left to what comes up: its slowest part runs on one, and a lower priority makes no difference between two
// terminal sessions on Linux (autogroups).
await derivePictures([...rosterOf(seedDay(new Date())).photos, ...coverPictures()], {
  atOnce: Math.max(1, availableParallelism() - 1),
})
