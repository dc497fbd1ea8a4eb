/** Texts of proposed departures. Source: decisions §8; decisions-members (Consignação). */
import { defineErrors, defineMotivos, type MotivoDe } from '@sede/domain/kernel';
import { PAGINA_DAS_DESFILIACOES } from './desfiliacoes.name.ts';

export const desfiliacoesMotivos = defineMotivos({
  decidida: 'Esta proposta já foi decidida.',
  nao_inativo: 'O filiado não está mais inativo.',
  ja_desfiliado: 'O filiado já foi desfiliado.',
});
export type MotivoDesfiliacao = MotivoDe<typeof desfiliacoesMotivos>;

export const desfiliacoesErrors = defineErrors('desfiliacoes', {
  estado: {
    kind: 'state',
    message: ({ motivo }: { motivo: MotivoDesfiliacao }) => desfiliacoesMotivos.texto(motivo),
  },
});

export const desfiliacoesMessages = {
  ...PAGINA_DAS_DESFILIACOES,
  desfiliar: 'Desfiliar',
  manter: 'Manter',
  reativar: 'Reativar',
  perguntaManter: 'O filiado continua inativo e a filiação não termina.',
  perguntaReativar: 'O filiado volta à situação que tinha antes de ser inativado. A filiação não termina.',
  motivoManter: 'Motivo para manter',
  desfiliado: 'Filiado desfiliado.',
  mantido: 'Filiação mantida.',
  reativado: 'Filiado reativado.',
  vazio: 'Aqui ficam os filiados inativados pela consignação, à espera de decisão.',
} as const;
