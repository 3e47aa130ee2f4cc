/** Markdown as it is read: what marks headings, emphasis, code and links is left out. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^```\w*$/gm, '')
    .replaceAll(/^#+ /gm, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*|\*([^*\n]+)\*|`([^`\n]+)`/g, '$1$2$3')
