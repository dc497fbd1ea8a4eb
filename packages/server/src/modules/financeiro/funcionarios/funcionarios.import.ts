/**
 * Employees of the old system. Their key was made of the CPF: only its digest is kept, keys being no place for personal
 * data (decisions §1). Source: spec 1 §3.6.
 */
import { createHash } from 'node:crypto';
import { isCpf, isEmail, normaliseCpfCnpj, normaliseEmail, normalisePhone, UFS } from '@sede/domain/kernel';
import { type ImportSource, Refusal } from '#platform/import/index.ts';
import { funcionarios } from './funcionarios.record.ts';

export const funcionariosImportSource: ImportSource = {
  order: 80,
  area: 'funcionarios',
  table: 'funcionarios',
  originOf: (key) => createHash('sha256').update(key).digest('hex').slice(0, 32),
  async importRecord({ tx, chave }, fields) {
    const cpf = normaliseCpfCnpj(fields.needText('cpf', 20));
    if (!isCpf(cpf)) throw new Refusal('cpf inválido');
    const celular = fields.text('celular', 30);
    const phone = celular === null ? null : normalisePhone(celular);
    if (celular !== null && phone === null) fields.remark('celular não é um telefone: ficou como estava');
    const email = fields.text('email', 254);
    const hasEmail = email !== null && isEmail(email);
    if (email !== null && !hasEmail) fields.remark('o e-mail não é válido: ficou sem');
    const { id } = await funcionarios.insert(
      { tx },
      {
        idOrigem: chave,
        nome: fields.needText('nome', 200),
        cpf,
        dataNascimento: fields.needDay('data_nascimento'),
        celular: phone ?? celular ?? '',
        email: hasEmail ? normaliseEmail(email) : '',
        uf: fields.oneOf('uf', UFS),
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
