import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createPlayers } from './players.ts'

/** A video as a browser has it, whose file is there or not. */
function madeVideo(readyState: number) {
  const video = document.createElement('video')
  const state = { paused: true, readyState }
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    readyState: { get: () => state.readyState },
    currentTime: { value: 0, writable: true },
  })
  video.play = () => {
    state.paused = false
    fireEvent.play(video)
    return Promise.resolve()
  }
  video.pause = () => {
    state.paused = true
    fireEvent.pause(video)
  }
  const arrive = (ready: number): void => {
    state.readyState = ready
    fireEvent(video, new Event('loadedmetadata'))
    fireEvent(video, new Event('canplay'))
  }
  return { video, arrive }
}

function harness() {
  const onPlaying = vi.fn<(isPlaying: boolean) => void>()
  return { players: createPlayers(1.5, onPlaying), onPlaying }
}

it('plays what is not there yet as soon as it is, at the moment that was asked for and as fast as was chosen', () => {
  const { players, onPlaying } = harness()
  players.goTo('one', 12)
  players.toggle(['one'])
  expect(players.timeOf('one')).toBe(12)
  const { video, arrive } = madeVideo(0)
  players.attach('one', video)
  expect(video.paused).toBe(true)
  arrive(4)
  expect([video.currentTime, video.paused, video.playbackRate]).toEqual([12, false, 1.5])
  expect(onPlaying).toHaveBeenLastCalledWith(true)
  players.toggle(['one'])
  expect(video.paused).toBe(true)
  expect(onPlaying).toHaveBeenLastCalledWith(false)
})

it('a moment that is sought does not play by itself', () => {
  const { players } = harness()
  const { video } = madeVideo(4)
  players.attach('one', video)
  players.goTo('one', 3)
  expect([video.currentTime, video.paused]).toEqual([3, true])
})

it('begins together when the last one can, and not for one that will not play', () => {
  const { players } = harness()
  const [one, two] = [madeVideo(4), madeVideo(0)]
  one.video.currentTime = 9
  players.attach('one', one.video)
  players.playTogether(['one', 'two'])
  expect([one.video.currentTime, one.video.paused]).toEqual([0, true])
  players.attach('two', two.video)
  expect(one.video.paused).toBe(true)
  two.arrive(4)
  expect([one.video.paused, two.video.paused]).toEqual([false, false])
  players.playTogether(['one', 'two'])
  expect([one.video.paused, two.video.paused]).toEqual([true, true])

  players.playTogether(['one', 'three'])
  expect(one.video.paused).toBe(true)
  players.giveUp('three')
  expect(one.video.paused).toBe(false)
})

it('goes to neighbours of a picture at rest, and keeps within the take', () => {
  const { players } = harness()
  const { video } = madeVideo(4)
  players.attach('one', video)
  players.toggle(['one'])
  video.currentTime = 2
  players.stepFrame(['one'], 1)
  expect(video.paused).toBe(true)
  expect(video.currentTime).toBeCloseTo(2 + 1.5 / 30)
  players.seekBy(['one'], -5)
  expect(video.currentTime).toBe(0)
})

it('a take that is looked at again is where it was, and as loud', () => {
  const { players } = harness()
  const first = madeVideo(4)
  const leave = players.attach('one', first.video)
  first.video.currentTime = 4
  players.toggleMuted()
  leave()
  const second = madeVideo(4)
  players.attach('one', second.video)
  expect([second.video.currentTime, second.video.muted]).toEqual([4, true])
})
