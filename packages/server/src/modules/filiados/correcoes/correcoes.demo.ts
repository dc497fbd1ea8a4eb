/** The demonstration's member asked for corrections: one accepted, one refused, one that waits for the desk. */
import { addDays } from '@sede/domain/kernel';
import type { CampoCorrigivel } from '@sede/domain/modules/filiados/correcoes';
import type { DemoPart } from '#demo/index.ts';

const PEDIDOS: readonly {
  dias: number;
  campo: CampoCorrigivel;
  valor: string;
  porque: string;
  motivo?: string | null;
}[] = [
  { dias: 5, campo: 'escolaridade', valor: 'Especialização', porque: 'Concluí a pós-graduação.', motivo: null },
  {
    dias: 4,
    campo: 'situacaoFiliado',
    valor: 'ATIVO',
    porque: 'Voltei ao trabalho num cargo em comissão.',
    motivo: 'Cargo em comissão não muda a aposentadoria.',
  },
  { dias: 3, campo: 'nomeMae', valor: 'Maria das Dores de Sales', porque: 'Falta o "de", como na certidão.' },
];

export const correcoesDemo: DemoPart = {
  after: ['meuPerfil'],
  seed({ office, person, on, ontem }) {
    for (const { dias, campo, valor, porque, motivo } of PEDIDOS) {
      on(addDays(ontem, -dias), '20:40', async () => {
        await office.act(person('filiado'), 'correcoes', 'pedir', { campo, correto: valor, justificativa: porque });
      });
      if (motivo === undefined) continue;
      on(addDays(ontem, 1 - dias), '10:05', async () => {
        const gestora = person('gestor_usuario');
        const { itens } = await office.act(gestora, 'correcoes', 'list', { campo, estado: 'pedida' });
        const [pedida] = itens;
        if (!pedida) return;
        const { id, versao } = pedida;
        const { versaoDaFicha } = await office.act(gestora, 'correcoes', 'get', { id });
        if (motivo === null) await office.act(gestora, 'correcoes', 'aceitar', { id, versao, versaoDaFicha });
        else await office.act(gestora, 'correcoes', 'recusar', { id, versao, motivo });
      });
    }
  },
};
