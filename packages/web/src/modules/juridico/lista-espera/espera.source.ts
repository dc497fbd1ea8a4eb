/** Members to put on the waiting list: those that an appointment may be made for, found by three letters or digits. */
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { MIN_BUSCA_FILIADO } from '@sede/domain/modules/juridico/atendimentos';
import { api } from '#platform/api/index.ts';
import type { RecordSource } from '#platform/ui/index.ts';

export const filiadosSource: RecordSource = {
  minLetters: MIN_BUSCA_FILIADO,
  async search(busca, signal) {
    if (busca.trim().length < MIN_BUSCA_FILIADO) return [];
    const { itens } = await api.atendimentos.filiados({ busca }, { signal });
    return itens.map(({ id, nome, casa, matricula }) => ({
      value: id,
      label: nome,
      detail: `${ROTULO_CASA[casa]} · ${matricula}`,
    }));
  },
  // Who waits is never changed: nothing is shown that was not found here.
  resolve: async () => [],
};
