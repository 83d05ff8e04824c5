import type { PorticoDocs } from '../../../.storybook/docs/portico'

export const gridDocs = {
  anatomy: [
    ['Rows', 'Four or three tiles, by the width; only those near are drawn.'],
    ['Places', 'Of what is on its way, while `loading`.'],
    ['Empty', 'Where there are no items.'],
  ],
  role: '`grid` with `row` and `gridcell`, counted',
  keys: [
    ['Tab', 'One stop: into the grid and out of it.'],
    ['Arrows', 'To the next tile; left and right are turned in right-to-left.'],
    ['Home, End', 'To the ends of the row; with Control to those of the grid.'],
    ['Page up, Page down', 'Three rows.'],
    ['Letters', 'To the next tile whose name begins with them.'],
    ['Enter, Space', 'Picks the tile.'],
  ],
  dos: ['Take it for pictures that are known by sight; a `List` where names are read.'],
  code: `import { Grid, RemoteImage } from 'portico/primitives'

export const Wallets = ({ names, pick }: { names: readonly string[]; pick: (name: string) => void }) => (
  <Grid
    label="Wallets"
    items={names}
    itemKey={(name) => name}
    renderTile={(name) => ({ name, image: <RemoteImage name={name} size="tile" /> })}
    onSelect={pick}
  />
)`,
  related: [
    'Views/NFTs/NftsView',
    'Primitives/Lists/Tile',
    'Primitives/Lists/List',
    'Views/Connect/AllWalletsView',
    'Primitives/Forms/SearchField',
  ],
} satisfies PorticoDocs
