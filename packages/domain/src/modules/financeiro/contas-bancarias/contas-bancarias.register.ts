/**
 * Bank accounts. Two enabled accounts may not read the same: their names are what a settlement shows.
 *
 * Amounts in centavos; the opening balance may be below zero: it is what the account held on the morning of its day. `saldo`
 * is derived: the opening balance and everything dated from its day to today, both inside. `aberturaTravada` says why the
 * opening balance may not change; null: it may. Source: issue 4 (bank accounts); decisions §7 (Disabled); decision 023.
 */
import { computed, defineRegister, kind } from '@sede/domain/register';
import { nomeDoBanco } from './bancos.ts';
import { TIPOS_CONTA } from './conta-bancaria.lists.ts';
import { erroAgencia, erroCodigoBanco, erroConta, erroDataSaldoInicial, withoutDots } from './conta-bancaria.rules.ts';
import { CONTAS_BANCARIAS } from './contas-bancarias.name.ts';

export const contasBancariasRegister = defineRegister({
  ...CONTAS_BANCARIAS,
  fields: {
    nome: kind.text('Nome', { max: 80, sort: true }),
    tipo: kind.choice('Tipo', TIPOS_CONTA, { sort: true, filter: true }),
    codigoBanco: kind.word('Banco', { max: 3, optional: true, formato: nomeDoBanco, rule: erroCodigoBanco }),
    banco: kind.text('Nome do banco', { max: 80, optional: true, sort: true }),
    agencia: kind.text('Agência', { max: 30, optional: true, kept: withoutDots, rule: erroAgencia }),
    conta: kind.text('Conta', { max: 30, optional: true, kept: withoutDots, rule: erroConta }),
    dataSaldoInicial: kind.date('Data do saldo inicial', { rule: erroDataSaldoInicial }),
    saldoInicial: kind.money('Saldo inicial', { negative: true }),
    saldo: computed(kind.money('Saldo atual', { negative: true, sort: true })),
    aberturaTravada: computed(
      kind.text('Por que o saldo inicial não muda', { max: 200, optional: true, unexported: true }),
    ),
  },
  nameField: 'nome',
  defaultSort: 'nome',
  unique: {
    nome_repetido: {
      constraint: 'contas_bancarias_nome_em_uso',
      field: 'nome',
      message: 'Já existe uma conta habilitada com este nome.',
      amongEnabled: true,
    },
  },
  inUse: {
    em_uso: {
      by: ['despesas', 'receitas', 'transferencias', 'extratos', 'conciliacoes'],
      message: 'A conta está associada a despesas, receitas ou transferências e não pode ser excluída.',
    },
  },
  picker: { permission: 'contas-bancarias.ver', shows: ['nome', 'tipo', 'banco', 'conta', 'desabilitado'] },
});
