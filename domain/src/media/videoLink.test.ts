import { expect, it } from 'vitest'
import { linkedVideo } from './videoLink.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=pt-BR'
const VIMEO = 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1'

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is a video of YouTube', (address) => {
  expect(linkedVideo(address)).toEqual({ service: 'YouTube', id: 'aqz-KE-bpKQ', player: YOUTUBE })
})

it.each([
  ['https://vimeo.com/1084537', VIMEO],
  ['https://www.vimeo.com/1084537?share=copy', VIMEO],
  ['https://vimeo.com/channels/staffpicks/1084537', VIMEO],
  ['https://player.vimeo.com/video/1084537', VIMEO],
  ['https://vimeo.com/1084537/ab12cd34ef', `${VIMEO}&h=ab12cd34ef`],
  ['https://player.vimeo.com/video/1084537?h=ab12cd34ef', `${VIMEO}&h=ab12cd34ef`],
])('%s is a video of Vimeo', (address, player) => {
  expect(linkedVideo(address)).toEqual({ service: 'Vimeo', id: '1084537', player })
})

it.each([
  '',
  'aqz-KE-bpKQ',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/watch?v=curto',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
  'https://vimeo.com/',
  'https://vimeo.com/ondemand',
  'https://vimeo.com/12',
  'https://www.tiktok.com/@a/video/7300000000000000000',
])('%j is no video that can be played here', (address) => {
  expect(linkedVideo(address)).toBeUndefined()
})
