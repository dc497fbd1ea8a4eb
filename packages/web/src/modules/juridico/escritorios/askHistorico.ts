/**
 * After an office was saved under another name, e-mail or addressee: whether its open appointments, then its running cases, follow.
 *
 * Asked only where something would change; what is closed keeps the name that it had. Source: spec 3 §2.8, §8; decisions-legal (Offices).
 */
import { type Escritorio, escritoriosMessages as messages } from '@sede/domain/modules/juridico/escritorios';
import { api } from '#platform/api/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

const QUAIS = ['nome', 'email', 'nomeDestinatario'] as const;

export async function askHistorico(antes: Escritorio): Promise<void> {
  const { id } = antes;
  try {
    const agora = await api.escritorios.get({ id });
    if (QUAIS.every((campo) => agora[campo] === antes[campo])) return;
    const ligacoes = await api.escritorios.ligacoes({ id });
    for (const onde of ['atendimentos', 'processos'] as const) {
      const abertos = ligacoes.desatualizados[onde];
      if (abertos === 0) continue;
      const { confirmed } = await confirm({
        title: 'Histórico do escritório',
        message: messages.perguntaHistorico[onde],
        details: [messages.quantosMudam({ abertos, encerrados: ligacoes[onde].encerrados })],
        confirmLabel: 'Sim',
        cancelLabel: 'Não',
        run: () => api.escritorios.atualizarHistorico({ id, versao: agora.versao, onde }),
      });
      if (confirmed) notify.success(messages.historicoAtualizado);
    }
  } catch (error) {
    notify.error(error);
  }
}
