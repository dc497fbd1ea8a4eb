/**
 * The list of contracts and documents: what it is sorted and filtered by, in step with its `list` operation.
 * Source: spec 3 §2.1, §2.12; decisions-sindical-contratos-patrimonio (List).
 */
import {
  CONTRATOS_ORDEM,
  DESTAQUES,
  type Destaque,
  contratosMessages as messages,
  SITUACOES_LISTADAS,
  TIPOS_LISTADOS,
} from '@sede/domain/modules/contratos/contratos';
import { choiceFilter, defineList, labelled, optionsOf, textFilter, yesNoFilter } from '#platform/ui/index.ts';

const DESTAQUE_ROTULOS: Readonly<Record<Destaque, string>> = {
  vencidos: 'Venceram sem encerrar',
  vencem: 'Vencem em 60 dias',
  alertas: 'Alertas do mês',
  excedidos: 'Acima do valor contratado',
};

export const contratosList = defineList('contratos.list', {
  order: CONTRATOS_ORDEM,
  search: 'Buscar número, nome ou CNPJ…',
  filters: {
    situacao: choiceFilter({ label: 'Situação', options: optionsOf(SITUACOES_LISTADAS), single: true, pinned: true }),
    tipo: choiceFilter({ label: 'Tipo', options: optionsOf(TIPOS_LISTADOS), pinned: true }),
    contratado: textFilter({ label: 'Contratado', pinned: true }),
    destaque: choiceFilter({ label: 'Destaque', options: labelled(DESTAQUES, DESTAQUE_ROTULOS), single: true }),
    alertaNaoEntregue: yesNoFilter({ label: messages.alertaNaoEntregue }),
    semAnexo: yesNoFilter({ label: messages.semAnexo }),
    aConferir: yesNoFilter({ label: messages.aConferir }),
  },
});
