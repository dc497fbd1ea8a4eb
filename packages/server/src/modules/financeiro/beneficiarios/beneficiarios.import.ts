/** Beneficiaries of the old system. A wrong check digit is remarked, not refused: what was paid stays paid. Source: spec 1 §3.3. */
import { isCpfCnpj, normaliseCpfCnpj } from '@sede/domain/kernel';
import { VALORES_TIPO_BENEFICIARIO } from '@sede/domain/modules/financeiro/beneficiarios';
import { type ImportSource, Refusal } from '#platform/import/index.ts';
import { beneficiarios } from './beneficiario.record.ts';

const FORMA = { F: /^[0-9]{11}$/, J: /^[0-9A-Z]{12}[0-9]{2}$/ };

export const beneficiariosImportSource: ImportSource = {
  order: 20,
  area: 'beneficiarios',
  table: 'beneficiarios',
  async importRecord(ctx, fields) {
    const tipo = fields.oneOf('tipo', VALORES_TIPO_BENEFICIARIO);
    const cpfCnpj = normaliseCpfCnpj(fields.needText('cpfCnpj', 30));
    if (!FORMA[tipo].test(cpfCnpj)) throw new Refusal(`cpfCnpj não é um ${tipo === 'F' ? 'CPF' : 'CNPJ'}`);
    if (!isCpfCnpj(tipo, cpfCnpj)) fields.remark('cpfCnpj com dígito verificador errado: corrija no cadastro');
    const { id } = await beneficiarios.insert(ctx, {
      idOrigem: ctx.chave,
      tipo,
      cpfCnpj,
      nomeBeneficiario: fields.needText('nome_beneficiario', 200),
      sigla: fields.text('sigla', 30),
      desabilitado: fields.yes('desabilitado'),
    });
    return id;
  },
};
