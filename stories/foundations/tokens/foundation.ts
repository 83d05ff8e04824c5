/** What pages of foundations have in common: the whole width, no picture, and no page of documentation of their own. */
export const foundation = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', screenshot: false, controls: { disable: true } },
}
