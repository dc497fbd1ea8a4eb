/**
 * Inventories, and the lines of one: what they are sorted and filtered by, in step with their operations.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import {
  INVENTARIOS_ORDEM,
  LINHAS_ORDEM,
  RESULTADO_ROTULOS,
  RESULTADOS_DO_INVENTARIO,
  SITUACAO_DO_INVENTARIO_ROTULOS,
  SITUACOES_DO_INVENTARIO,
} from '@sede/domain/modules/patrimonio/inventarios';
import { choiceFilter, defineList, labelled, optionsOf, yesNoFilter } from '#platform/ui/index.ts';

export const inventariosList = defineList('inventarios.list', {
  order: INVENTARIOS_ORDEM,
  search: 'Nome…',
  filters: {
    situacao: choiceFilter({
      label: 'Situação',
      options: labelled(SITUACOES_DO_INVENTARIO, SITUACAO_DO_INVENTARIO_ROTULOS),
      single: true,
      pinned: true,
    }),
  },
});

export const linhasList = (setores: readonly string[]) =>
  defineList('inventarios.linhas', {
    order: LINHAS_ORDEM,
    search: 'Número, tipo, descrição, com quem…',
    filters: {
      resultado: choiceFilter({
        label: 'Resultado',
        options: labelled(RESULTADOS_DO_INVENTARIO, RESULTADO_ROTULOS),
        pinned: true,
      }),
      setor: choiceFilter({ label: 'Setor', options: optionsOf(setores), pinned: true }),
      ofertas: yesNoFilter({ label: 'Espera decisão', pinned: true }),
    },
  });
