/** Expense items of the old system. Source: spec 1 §3.6. */
import type { ImportSource } from '#platform/import/index.ts';
import { itensDespesa } from './itens-despesa.record.ts';

export const itensDespesaImportSource: ImportSource = {
  order: 30,
  area: 'itens_despesa',
  table: 'itensDespesa',
  async importRecord({ tx, chave, origins }, fields) {
    const idBeneficiario = fields.text('id_beneficiario', 200);
    const beneficiario = idBeneficiario === null ? undefined : await origins.idOf(tx, 'beneficiarios', idBeneficiario);
    if (idBeneficiario !== null && !beneficiario) fields.remark('sem o beneficiário sugerido, que não foi importado');
    const { id } = await itensDespesa.insert(
      { tx },
      {
        idOrigem: chave,
        nome: fields.needText('nome', 200),
        tipo: fields.needText('tipo', 60),
        centroCusto: fields.text('centro_custo', 60),
        descricao: fields.text('descricao', 2000),
        idBeneficiario: beneficiario ?? null,
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
