/** What the register of assets says of an open inventory: apart, so that it does not load the texts of all that an inventory does. */
import { formatContagem } from '@sede/domain/kernel';

export const inventariosFaixa = {
  abrir: 'Abrir inventário',
  lendoAgora: (n: number) => `${formatContagem(n, 'pessoa lendo', 'pessoas lendo')} agora`,
} as const;
