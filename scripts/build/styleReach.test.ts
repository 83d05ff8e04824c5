import { describe, expect, it } from 'vitest'
import { tiers } from './layout'
import { readImports, styleReach } from './styleReach'

const { early, late } = styleReach(tiers, readImports('src'))

describe('styles.css', () => {
  // Each of these weighs on every page before a click: a new one is there because the first open modal shows it.
  it('has the rules of what buttons and the first open modal show', () => {
    expect(early).toEqual([
      'primitives/actions/Button.css',
      'primitives/actions/IconButton.css',
      'primitives/feedback/Notice.css',
      'primitives/feedback/Skeleton.css',
      'primitives/feedback/Spinner.css',
      'primitives/images/Avatar.css',
      'primitives/images/Icon.css',
      'primitives/images/IconTile.css',
      'primitives/images/Illustration.css',
      'primitives/images/RemoteImage.css',
      'primitives/layout/Card.css',
      'primitives/layout/Header.css',
      'primitives/layout/Stack.css',
      'primitives/layout/Transition.css',
      'primitives/lists/List.css',
      'primitives/lists/ListItem.css',
      'primitives/overlays/Dialog.css',
      'primitives/text/Tag.css',
      'primitives/text/Text.css',
      'primitives/text/VisuallyHidden.css',
      'primitives/theme/contract.css',
      'primitives/theme/motion.css',
      'primitives/theme/reset.css',
      'primitives/theme/themes.css',
    ])
  })

  it('leaves the rules of all others to the files that draw with them', () => {
    expect(late).toContain('primitives/lists/Grid.css')
    expect(late).toContain('primitives/forms/TextField.css')
    // The first open modal brings it, and styles.css does not have it.
    expect(late).toContain('primitives/theme/highContrast.late.css')
  })

  it('is asked for by what a late module is built upon, and not by types or import()', () => {
    const imports = new Map([
      ['open', ['shared.css']],
      ['shared.css', []],
      ['grid', ['grid.css']],
      ['grid.css', ['shared.css']],
      ['lone.css', []],
    ])
    const some = [
      { name: 'opening', seeds: ['open'] },
      { name: 'directory', seeds: ['grid'] },
    ]
    expect(styleReach(some, imports)).toEqual({ early: ['shared.css'], late: ['grid.css', 'lone.css'] })
    const modal = readImports('src').get('views/shell/modal/PorticoModal') ?? []
    expect(modal.filter((path) => path.endsWith('.late'))).toEqual([])
  })
})
