import { expect, it } from 'vitest';
import { SITUACOES_DO_PROCESSO, type SituacaoDoProcesso } from './processo.lists.ts';
import {
  motivoNaoEditar,
  motivoNaoEncerrar,
  motivoNaoEnviarParaManifestacao,
  motivoNaoExcluir,
  motivoNaoManifestar,
  motivoNaoReabrir,
} from './processo.rules.ts';

const permite = (motivo: (um: { situacao: SituacaoDoProcesso }) => unknown) =>
  SITUACOES_DO_PROCESSO.filter((situacao) => motivo({ situacao }) === null);

it('a case may be acted on as the table of acts says', () => {
  expect(permite(motivoNaoEditar)).toEqual(['Em andamento', 'Aguardando manifestação', 'Encerrado']);
  expect(permite(motivoNaoEnviarParaManifestacao)).toEqual(['Em andamento']);
  expect(permite(motivoNaoManifestar)).toEqual(['Em andamento', 'Aguardando manifestação']);
  expect(permite(motivoNaoEncerrar)).toEqual(['Em andamento']);
  expect(permite(motivoNaoExcluir)).toEqual(['Em andamento']);
  expect(permite(motivoNaoReabrir)).toEqual(['Encerrado']);
  expect(motivoNaoReabrir({ situacao: 'Excluído' })).toEqual({ codigo: 'situacao', valores: { situacao: 'Excluído' } });
});
