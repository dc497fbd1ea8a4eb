/**
 * Signing out with readings that wait on this phone asks; they stay for the next time that this person enters here.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import { inventariosMessages as messages } from '@sede/domain/modules/patrimonio/inventarios';
import { confirm } from '#platform/ui/index.ts';
import { countEspera } from './guardado.ts';

/** Out: whether to sign out. */
export async function confirmSaida(pessoa: string): Promise<boolean> {
  const { guardadas, perdidas } = await countEspera(pessoa);
  if (guardadas + perdidas === 0) return true;
  const { confirmed } = await confirm({
    title: 'Sair',
    message: perdidas > 0 ? messages.sairPerdendo(perdidas) : messages.sairComLeituras(guardadas),
    danger: perdidas > 0,
    confirmLabel: 'Sair',
  });
  return confirmed;
}
