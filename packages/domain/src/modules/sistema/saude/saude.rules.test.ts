import { describe, expect, it } from 'vitest';
import { assessSaude, type FatosSaude, type ItemSaude } from './saude.rules.ts';

const GIB = 1024 ** 3;
const bons: FatosSaude = {
  versao: '1.0.0',
  bancoMaisNovo: false,
  producao: true,
  banco: { versao: '17.2', tamanho: 300 * 1024 ** 2, embutido: false },
  arquivos: { bucket: false, livre: 40 * GIB },
  fila: { funciona: true, esperando: 0, executando: 1, falhas: 0 },
  emails: { configurado: true, pendentes: 0, falharam: 0 },
  copias: { ultimaBoaEm: '2026-11-20T06:05:00.000Z', automatica: true, atrasada: false },
  auditoria: { cauda: 3, verificadaEm: '2026-11-20T06:50:00.000Z', problemas: 0, ancoradaAte: 12 },
  telasAbertas: 2,
};
const item = (chave: ItemSaude['chave'], over: Partial<FatosSaude>): ItemSaude => {
  const found = assessSaude({ ...bons, ...over }).find((one) => one.chave === chave);
  if (!found) throw new Error(chave);
  return found;
};

it('a sound installation has nothing to do', () => {
  const itens = assessSaude(bons);
  expect(itens.map(({ situacao }) => situacao)).toEqual(itens.map(() => 'ok'));
  expect(itens.every(({ fazer }) => fazer === null)).toBe(true);
  expect(itens.map(({ texto }) => texto)).toEqual([
    'Versão 1.0.0, ambiente de produção.',
    'Externo, PostgreSQL 17.2, 300 MB.',
    '40 GB livres.',
    'Nenhuma tarefa na fila, 1 em andamento.',
    'Nenhum e-mail esperando.',
    'Última cópia boa: 20/11/2026 03:05.',
    'Verificada em 20/11/2026 03:50, sem problemas; guardada fora do banco até o selo 12.',
    '2 telas ligadas às atualizações ao vivo.',
  ]);
});

describe('what is wrong says what to do', () => {
  it.each<[string, ItemSaude['chave'], Partial<FatosSaude>, string]>([
    ['space below 512 MB', 'arquivos', { arquivos: { bucket: false, livre: GIB / 2 - 1 } }, 'falha'],
    ['space below 2 GB', 'arquivos', { arquivos: { bucket: false, livre: GIB / 2 } }, 'atencao'],
    ['the queue stands still', 'fila', { fila: { ...bons.fila, funciona: false } }, 'falha'],
    ['a failed job', 'fila', { fila: { ...bons.fila, falhas: 1 } }, 'atencao'],
    ['a failed mail', 'emails', { emails: { configurado: false, pendentes: 0, falharam: 2 } }, 'atencao'],
    ['no mail server', 'emails', { emails: { configurado: false, pendentes: 0, falharam: 0 } }, 'atencao'],
    ['no good copy', 'copias', { copias: { ultimaBoaEm: null, automatica: true, atrasada: true } }, 'falha'],
    ['copies switched off', 'copias', { copias: { ...bons.copias, automatica: false } }, 'atencao'],
    ['a broken chain', 'auditoria', { auditoria: { ...bons.auditoria, problemas: 1 } }, 'falha'],
    [
      'a chain that nothing outside vouches for',
      'auditoria',
      { auditoria: { ...bons.auditoria, ancoradaAte: null } },
      'atencao',
    ],
    ['a long tail', 'auditoria', { auditoria: { ...bons.auditoria, cauda: 5001 } }, 'atencao'],
  ])('%s', (_what, chave, over, situacao) => {
    const found = item(chave, over);
    expect(found.situacao).toBe(situacao);
    expect(found.fazer).toMatch(/\.$/);
  });

  it('that nobody receives e-mails is said first, on a laptop too, with what to do for an invitation', () => {
    const laptop = { producao: false, emails: { configurado: false, pendentes: 3, falharam: 2 } };
    expect(item('emails', laptop)).toMatchObject({
      situacao: 'atencao',
      texto: expect.stringContaining('ninguém recebe e-mails'),
      fazer: expect.stringContaining('copie o link de cada convite'),
    });
  });

  it('a bucket has no measured space', () => {
    expect(item('arquivos', { arquivos: { bucket: true, livre: null } }).situacao).toBe('ok');
  });
});
