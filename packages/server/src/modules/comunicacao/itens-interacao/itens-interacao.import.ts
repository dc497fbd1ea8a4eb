/** Interaction items of the old system. One without a description gets its name's. Source: spec 2 §3; decisions-members (Import). */
import { isAssistenciaJuridica } from '@sede/domain/modules/comunicacao/itens-interacao';
import type { ImportSource } from '#platform/import/index.ts';
import { itensInteracao } from './itens-interacao.record.ts';

export const itensInteracaoImportSource: ImportSource = {
  order: 220,
  area: 'itens_interacao',
  table: 'itensInteracao',
  async importRecord({ tx, chave }, fields) {
    const nome = fields.needText('nome', 200);
    const descricao = fields.text('descricao', 2000);
    if (descricao === null) fields.remark('sem descrição: ficou o nome');
    const { id } = await itensInteracao.insert(
      { tx },
      {
        idOrigem: chave,
        nome,
        descricao: descricao ?? nome,
        tipo: fields.text('tipo', 60),
        pedeEscritorio: isAssistenciaJuridica(nome),
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
