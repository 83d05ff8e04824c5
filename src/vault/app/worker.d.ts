/** Address of a worker that Vite builds, https://vite.dev/guide/features.html#web-workers */
declare module '*?worker&url' {
  const url: string
  export { url as default }
}
