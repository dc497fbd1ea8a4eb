/** An interaction, a member with it, items and words as screen tests answer them. */
import { podeDe } from '@sede/domain/kernel';
import type { FiliadoComInteracoes, Interacao } from '@sede/domain/modules/comunicacao/interacoes';

export const MARIA: FiliadoComInteracoes = {
  id: '0198c0de-0000-7000-8000-0000000000f1',
  versao: 1,
  nome: 'MARIA HELENA DUARTE',
  casa: 'SENADO',
  matricula: '24871',
  cadastro: 'FILIADO',
  interacoes: 1,
  ultima: '2026-11-20T14:30:00.000Z',
};
const CONVENIOS = '0198c0de-0000-7000-8000-0000000000a1';
export const JURIDICA = '0198c0de-0000-7000-8000-0000000000a2';
export const ESCRITORIO = '0198c0de-0000-7000-8000-0000000000e1';

export const interacao = (over: Partial<Interacao> = {}): Interacao => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000001', versao: 1, filiadoId: MARIA.id },
  ...{ criadoEm: '2026-11-20T14:31:00.000Z', atualizadoEm: '2026-11-20T14:31:00.000Z' },
  ...{ nomeFiliado: 'Maria Helena Duarte', dependenteId: null, nomeDependente: null, relacaoDependente: false },
  ...{ itemId: CONVENIOS, nomeItem: 'Convênios', tipo: 'Telefone', classificacao: 'Externa' },
  ...{ data: '2026-11-20T14:30:00.000Z', dia: '2026-11-20', hora: '11:30', descricao: 'Perguntou pelo convênio.' },
  ...{ escritorioId: null, nomeEscritorio: null, responsavelNome: 'Edu Editor' },
  pode: podeDe<'editar' | 'excluir', 'de_outro'>({ editar: null, excluir: null }),
  ...over,
});

export const ITENS = {
  itens: [
    { id: JURIDICA, nome: 'Assistência jurídica', tipo: 'Presencial', pedeEscritorio: true, desabilitado: false },
    { id: CONVENIOS, nome: 'Convênios', tipo: null, pedeEscritorio: false, desabilitado: false },
  ],
};
export const LISTAS = {
  habilitadas: { tiposInteracao: ['Telefone', 'Presencial', 'Outro'] },
  desabilitadas: { tiposInteracao: [] },
};
