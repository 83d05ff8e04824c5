import { Markdown } from '@storybook/addon-docs/blocks'
import { table } from '../../../scripts/docs/catalogueText'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import { Announcer, CopyButton } from '../../foundations/tokens/CopyButton'
import { codeOfFlow, flowNames, words } from './words'

/** Every word by its key, in the order of a visit; each flow can be copied as code. */
export function WordTable() {
  return (
    <ThemeRoot>
      <Announcer>
        {flowNames.map((flow) => (
          <section key={flow}>
            <Markdown>{`### ${flow}`}</Markdown>
            <CopyButton text={codeOfFlow(flow)} label={`Copy the words of: ${flow}`} />
            <Markdown>
              {table(
                ['Key', 'English'],
                words.filter((word) => word.flow === flow).map(({ key, code }) => [`\`${key}\``, `\`\` ${code} \`\``]),
              )}
            </Markdown>
          </section>
        ))}
      </Announcer>
    </ThemeRoot>
  )
}
