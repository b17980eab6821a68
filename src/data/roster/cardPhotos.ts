import type { QueryClient } from '@tanstack/react-query'
import type { PagedQueryOptions } from '../pagedQuery.ts'
import { fileAddresses } from '../privateFiles/addresses.ts'
import { photoPath } from '../privateFiles/photoPath.ts'
import type { FoundCard } from './roster.ts'

/** Pixels across of the photo on a card. */
export const CARD_PHOTO_WIDTH = 320

/** Reads the first page of a list that shows cards, and requests the tickets of their photos before the cards are drawn. */
export async function beginCards<C>(
  client: QueryClient,
  query: PagedQueryOptions<FoundCard, C>,
): Promise<void> {
  const { pages } = await client.infiniteQuery(query)
  for (const { photo } of pages.flatMap(({ items }) => items)) {
    // The card reports a failure.
    if (photo !== null) fileAddresses.of(photoPath(photo, CARD_PHOTO_WIDTH)).catch(() => undefined)
  }
}
