/** Revenue items of the old system. Source: spec 1 §3.6. */
import { TIPOS_RECEITA } from '@sede/domain/modules/financeiro/receitas';
import type { ImportSource } from '#platform/import/index.ts';
import { itensReceita } from './itens-receita.record.ts';

export const itensReceitaImportSource: ImportSource = {
  order: 40,
  area: 'itens_receita',
  table: 'itensReceita',
  async importRecord({ tx, chave }, fields) {
    const nome = fields.needText('nome', 200);
    const { id } = await itensReceita.insert(
      { tx },
      {
        idOrigem: chave,
        nome,
        tipo: fields.oneOf('tipo', TIPOS_RECEITA),
        descricao: fields.text('descricao', 2000) ?? nome,
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
