import * as z from 'zod/mini'
import { type Instant, isInstant } from '../instant.ts'

export const instantSchema = z.custom<Instant>(isInstant, 'Instante inválido.')
