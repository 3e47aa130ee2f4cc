import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import { widgetMessages as text } from '@docent/domain/messages/widget'
import { make } from './elements.ts'

let proofs = 0

const isSamePage = (one: Receipt, other: Receipt | undefined): boolean =>
  one.fileId === other?.fileId && one.page === other.page

/** In two parts, so that a long file name gives way and the page number never does. */
function makeLabel({ fileName, page, pages }: Receipt, isShort: boolean): HTMLElement[] {
  const label = text.receipt(fileName, page, pages)
  const rest = label.slice(fileName.length)
  const number = rest.replace(/^\W+/, '')
  if (!isShort || number === '') {
    return [make('bdi', { class: 'file' }, fileName), make('span', {}, rest)]
  }
  const spoken = label.slice(0, -number.length)
  return [make('span', { class: 'spoken' }, spoken), make('span', {}, number)]
}

function makeProof(receipt: Receipt, id: string, hasLines: boolean): HTMLElement {
  const { page, before, quote, after } = receipt
  return make(
    'blockquote',
    {
      id,
      class: 'proof',
      dir: 'auto',
      hidden: '',
      'data-file-id': receipt.fileId,
      'data-page': String(page),
      'data-start': String(receipt.start),
      'data-end': String(receipt.end),
    },
    before && `${before} `,
    make('mark', hasLines ? { class: 'lines' } : {}, quote),
    after && ` ${after}`,
    make('cite', {}, ...makeLabel(receipt, false)),
  )
}

/**
 * A sentence with the chip that opens its proof. A chip that follows one of the same page shows the
 * page alone.
 * @param onToggle called with the block whose height has changed
 */
export function makeProvenSentence(
  { text: words, receipt }: ProvenSentence,
  previous: ProvenSentence | undefined,
  onToggle: (block: HTMLElement) => void,
): HTMLElement {
  proofs += 1
  const id = `proof-${proofs}`
  const chip = make(
    'button',
    { type: 'button', class: 'chip', 'aria-expanded': 'false', 'aria-controls': id },
    ...makeLabel(receipt, isSamePage(receipt, previous?.receipt)),
  )
  const proof = makeProof(receipt, id, words.includes('\n'))
  const claim = make('p', { class: 'claim', dir: 'auto' }, `${words} `, chip)
  const block = make('div', { class: 'sentence' }, claim, proof)
  // The whole sentence opens its proof: a chip alone is a small target for a thumb.
  claim.addEventListener('click', ({ target }) => {
    const isOnChip = target instanceof Node && chip.contains(target)
    if (!isOnChip && String(document.getSelection()) !== '') return
    proof.hidden = !proof.hidden
    chip.setAttribute('aria-expanded', String(!proof.hidden))
    onToggle(block)
  })
  return block
}
