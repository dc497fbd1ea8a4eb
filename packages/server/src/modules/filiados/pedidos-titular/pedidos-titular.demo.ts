/** Somebody who left long ago asked to be made anonymous: it waits for a second person. */
import { addDays } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';

const SEIS_ANOS = 6 * 366;

export const pedidosTitularDemo: DemoPart = {
  after: ['filiados'],
  seed({ office, person, on, ontem, idOf, namesOf }) {
    on(ontem, '16:30', async () => {
      const gestora = person('gestor_usuario');
      const saida = addDays(ontem, -SEIS_ANOS);
      for (const nome of namesOf('filiados')) {
        const id = idOf('filiados', nome);
        const filiado = await office.act(gestora, 'filiados', 'get', { id });
        const { versao, cadastro, falecido, formaPagamento, valorPago, processos } = filiado;
        const entrada = filiado.ultimaFiliacao ?? filiado.dataFiliacao;
        if (cadastro !== 'FILIADO' || falecido || entrada === null || entrada > saida) continue;
        // Of whom something was deducted lately, or who is in a case, nothing is erased.
        if (formaPagamento !== 'Boleto' || valorPago !== null || processos > 0) continue;
        await office.act(gestora, 'filiados', 'desfiliar', { id, versao, data: saida, motivo: 'A pedido' });
        const justificativa = 'Pedido por escrito, com documento conferido no balcão.';
        await office.act(gestora, 'pedidosTitular', 'create', { filiadoId: id, tipo: 'anonimizacao', justificativa });
        return;
      }
    });
  },
};
