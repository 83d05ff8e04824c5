// Written by `npm run marks` from @web3icons/core 4.0.56, MIT, by 0xa3k5. A licence for drawings is none for marks:
// they are trademarks of their owners, shown to name whose wallet, network or token it is.

/** What is drawn in 24 by 24 px, by the references of the namespace, with a space between them. */
export const drawings: Readonly<Record<string, string>> = {
  '000000000019d6689c085ae165831e93 000000000933ea01ad0ee984209779ba 00000000da84f2bafbbc53dee25a72ae 00000008819873e925422c1ff0f99f7c': '<path fill="#F7931A" d="M24 0H0v24h24z"/><path fill="#fff" d="M18.011 10.432c.249-1.684-1.026-2.582-2.783-3.192l.57-2.27-1.388-.345-.553 2.214-1.107-.265.561-2.23L11.924 4l-.57 2.278-.881-.209v-.008L8.556 5.58l-.37 1.483s1.027.242 1.01.25c.563.144.659.513.643.801l-.642 2.599.145.048-.153-.032-.906 3.633c-.064.169-.241.425-.633.32.015.024-1.003-.24-1.003-.24l-.69 1.58 1.805.449.986.257-.577 2.302 1.387.344.562-2.277 1.114.288-.569 2.27 1.387.345.57-2.302c2.365.449 4.146.273 4.892-1.869.602-1.724-.032-2.71-1.275-3.368.906-.2 1.588-.802 1.764-2.03zm-3.168 4.443c-.425 1.725-3.328.786-4.266.561l.762-3.055c.938.24 3.954.698 3.504 2.486zm.425-4.467c-.385 1.564-2.807.77-3.585.578l.69-2.768c.786.193 3.304.562 2.896 2.19"/>',
}
