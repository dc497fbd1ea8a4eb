import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';

/**
 * What stands on a key's cap. In: its name as `keyCaps` gives it, or an arrow.
 *
 * The arrows aside are icons: of the arrows the font has only those up and down, and another font may have none.
 */
export function KeyCap({ name }: { name: string }) {
  if (name === '←') return <IconArrowLeft size="1em" role="img" aria-label="Seta para a esquerda" />;
  if (name === '→') return <IconArrowRight size="1em" role="img" aria-label="Seta para a direita" />;
  return name;
}
