import type { HairStyle } from './look.ts'
import type { HairCut, HairInk, HairLayers } from './hairShapes.ts'
import * as long from './hairLong.ts'
import * as short from './hairShort.ts'
import * as textured from './hairTextured.ts'

const CUTS: Readonly<Record<HairStyle, HairCut>> = {
  bald: short.bald,
  shaved: short.shaved,
  receding: short.receding,
  sidePart: short.sidePart,
  quiff: short.quiff,
  slickBack: short.slickBack,
  crop: short.crop,
  curlyTop: short.curlyTop,
  pixie: short.pixie,
  topBun: short.topBun,
  lowBun: short.lowBun,
  ponytail: short.ponytail,
  bob: long.bob,
  fringeBob: long.fringeBob,
  longStraight: long.longStraight,
  longSidePart: long.longSidePart,
  bluntFringe: long.bluntFringe,
  wavy: long.wavy,
  curlyLong: long.curlyLong,
  curlyBob: long.curlyBob,
  taperedAfro: textured.taperedAfro,
  afro: textured.afro,
  afroPuffs: textured.afroPuffs,
  locs: textured.locs,
  cornrows: textured.cornrows,
  boxBraids: textured.boxBraids,
  twoBraids: textured.twoBraids,
  braidedCrown: textured.braidedCrown,
}

export function drawHair(ink: HairInk): HairLayers {
  return CUTS[ink.look.hairStyle](ink)
}
