/** Signing out with readings that wait on this phone asks; they stay for the next time that this person enters here. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import { inventariosMessages as messages } from '@sede/domain/modules/patrimonio/inventarios';
import { confirm } from '#platform/ui/index.ts';
import { countEspera } from './guardado.ts';

/** Out: whether to sign out. */
export async function confirmSaida(pessoa: string): Promise<boolean> {
  const quantas = await countEspera(pessoa);
  if (quantas === 0) return true;
  const { confirmed } = await confirm({
    title: 'Sair',
    message: messages.sairComLeituras(quantas),
    confirmLabel: 'Sair',
  });
  return confirmed;
}
