/**
 * Texts of the CPF lookup, to the letter of the spec; the warnings name the union's service.
 *
 * `limite` carries `data.tentarEm` (seconds). Source: spec 2 §2 (CPF lookup), §8; decisions-members (CPF lookup).
 */
import { defineErrors, formatContagem } from '@sede/domain/kernel';

/** Look-ups of one person in an hour. */
export const CONSULTAS_POR_HORA = 120;
/** As the user's log calls a look-up. */
export const PESQUISA_POR_CPF = 'Pesquisa por CPF';

export const verificadorErrors = defineErrors('verificador', {
  limite: {
    kind: 'rate',
    message: ({ minutos }: { minutos: number }) =>
      `São no máximo ${CONSULTAS_POR_HORA} consultas por hora. Tente novamente em ${formatContagem(minutos, 'minuto', 'minutos')}.`,
  },
});

export const verificadorMessages = {
  titulo: 'Verificador',
  subtitulo: 'Quem é filiado ou dependente, pelo CPF',
  filiado: 'Filiado(a) encontrado(a)',
  dependente: 'Dependente encontrado',
  ninguem: 'CPF nao consta como filiado ou dependente',
  inativo: (sindicato: string) =>
    `FILIADO CONSTA COMO INATIVO. PROCURE O ATENDIMENTO DO ${sindicato} PARA VERIFICAR A SITUACAO.`,
  titularInativo: (sindicato: string) =>
    `TITULAR CONSTA COMO INATIVO. PROCURE O ATENDIMENTO DO ${sindicato} PARA VERIFICAR A SITUACAO.`,
} as const;
