/**
 * The expenses as one INSERT: spread evenly (200,000: about 106 a day), due from five years before today to two months after it.
 *
 * Spread: amounts from R$ 20 to R$ 90.000 with many small ones, words of the spec's lists, every 25th with an event,
 * instalments of 12 in every tenth, what is due before today settled but for one in forty, half of it approved.
 */

/** A stable uuid from a kind (one hexadecimal digit) and a number. */
export const id = (kind: string, n: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

export const pick = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${n}) % ${values.length}]`;

const TIPOS = ['Produtos/Bens', 'Serviços', 'Diverso', 'Pessoal', 'Aluguel/Imposto'];
const CENTROS = ['Custos operacionais internos', 'Benefício para servidores', 'Gasto com pessoal', 'Outro'];
const OBJETOS = ['Impressão do boletim', 'Passagem aérea', 'Conta de energia', 'Honorários', 'Manutenção do elevador'];
const LUGARES = ['para a assembleia', 'da sede', 'do encontro nacional', 'referente ao mês', 'da diretoria executiva'];
const DOCUMENTOS = ['DANFE', 'BOLETO', 'RECIBO', 'FATURA', 'DARF'];
const MEIOS = ['Digital', 'Digital', 'Digital', 'Cartão de crédito', 'Cheque'];
const BANCOS = ['Banco do Brasil', 'Caixa', 'Itaú'];

/** What a run has unless it is told otherwise (`--rows=`). */
export const USUAL_ROWS = 200_000;

export const despesas = (rows: number, table = 'despesas') => `
insert into ${table} (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
  id_beneficiario, relacao_evento, id_evento, valor, numero_parcelas, numero_parcela, grupo_parcelas, data_vencimento,
  meio_pagamento, tipo_documento, numero_documento, situacao, aprovacoes, solicitante, data_liquidacao_pagamento,
  banco_liquidacao, numero_pagamento, valor_pago, valor_estorno, data_estorno)
select ${id('1', 'n')}, now(), now(), ${id('c', '1 + n % 60')}, ${pick(TIPOS, 'n')}, ${pick(CENTROS, 'n / 5')},
  concat_ws(' ', ${pick(OBJETOS, 'n / 3')}, ${pick(LUGARES, 'n / 7')}, 'nº', n),
  ${id('b', '1 + (n * 7) % 500')}, n % 25 = 0, case when n % 25 = 0 then ${id('d', '1 + n % 40')} end, centavos,
  case when n % 10 = 0 then 12 else 1 end, case when n % 10 = 0 then 1 + (n / 10) % 12 else 1 end,
  case when n % 10 = 0 then ${id('2', 'n / 120')} end, vence,
  ${pick(MEIOS, 'n')}, ${pick(DOCUMENTOS, 'n / 2')}, 'NF ' || n,
  case when n % 2 = 0 and paga then 'Aprovada' when n % 40 = 7 then 'Aguardando aprovação' end,
  case when n % 2 = 0 and paga then 2 else 0 end, case when n % 2 = 0 then 'ana@sede.test' end,
  case when paga then vence end, case when paga then ${pick(BANCOS, 'n')} end, case when paga then n::text end,
  case when paga then centavos end, case when paga and n % 400 = 0 then centavos / 2 end,
  case when paga and n % 400 = 0 then vence + 3 end
from (
  select n, vence, vence < current_date and n % 40 <> 7 as paga,
    (2000 + power((n::bigint * 7919) % 3000, 2))::bigint as centavos
  from (select n, current_date - 1826 + (n::bigint * 1886 / ${rows})::int as vence from generate_series(1, ${rows}) n) dias
) linhas`;
