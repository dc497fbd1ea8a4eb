/** The list of members with their interactions: what it is sorted and filtered by, in step with its `list` operation. */
import { listOrder } from '@sede/domain/kernel';
import { CLASSIFICACOES } from '@sede/domain/modules/comunicacao/interacoes';
import { CADASTROS, CASAS } from '@sede/domain/modules/filiados/filiados';
import { choiceFilter, defineList, optionsOf, periodFilter, recordFilter } from '#platform/ui/index.ts';
import { itensInteracaoSource } from '../itens-interacao/index.ts';

export const interacoesList = (tipos: readonly string[]) =>
  defineList('interacoes.list', {
    order: listOrder(['nome', 'casa', 'matricula'], 'nome'),
    search: 'Buscar nome, matrícula ou CPF inteiro…',
    filters: {
      casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS), pinned: true }),
      cadastro: choiceFilter({ label: 'Cadastro', options: optionsOf(CADASTROS) }),
      item: recordFilter({ label: 'Item', source: itensInteracaoSource, pinned: true }),
      periodo: periodFilter({
        ...{ label: 'Período da interação', inputs: ['inicio', 'fim'], months: 'civil' },
        ...{ initial: null, pinned: true },
      }),
      tipo: choiceFilter({ label: 'Tipo', options: optionsOf(tipos) }),
      classificacao: choiceFilter({ label: 'Classificação', options: optionsOf(CLASSIFICACOES) }),
    },
  });
