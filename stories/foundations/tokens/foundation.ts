/** Common settings of pages of foundations: the whole width, no picture, and all of them on their page of documentation. */
export const foundation = {
  parameters: { layout: 'fullscreen', screenshot: false, controls: { disable: true } },
}
