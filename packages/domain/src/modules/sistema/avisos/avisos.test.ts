import { createDirectory, type Notice } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { describe, expect, it } from 'vitest';
import { USUARIOS_AVISOS } from '../../acesso/usuarios/index.ts';
import { DESPESAS_AVISOS } from '../../financeiro/despesas/index.ts';
import { FECHAMENTOS_AVISOS } from '../../financeiro/fechamentos/index.ts';
import { COPIAS_AVISOS } from '../copias/index.ts';
import { EMAILS_AVISOS } from '../emails/index.ts';
import { noticesFor, readAviso } from './avisos.rules.ts';

const aviso = <D extends object>(notice: Notice<D>, dados: NoInfer<D>, registros = ['r1']) =>
  readAviso(notice, { dados, registros });
const doze = Array.from({ length: 12 }, (_, i) => `r${i}`);

describe('what a notice says', () => {
  it.each([
    [aviso(DESPESAS_AVISOS.solicitada, { por: 'Ana' }), 'Ana solicitou a aprovação de uma despesa'],
    [aviso(DESPESAS_AVISOS.solicitada, { por: 'Ana' }, doze), 'Ana solicitou a aprovação de 12 despesas'],
    [aviso(DESPESAS_AVISOS.segunda, { por: 'Bia' }, doze), 'Bia aprovou 12 despesas: falta a segunda aprovação'],
    [aviso(DESPESAS_AVISOS.aprovada, { por: 'Bia' }), 'A despesa que você solicitou foi aprovada por Bia'],
    [aviso(DESPESAS_AVISOS.aprovada, { por: 'Bia' }, doze), '12 despesas que você solicitou foram aprovadas por Bia'],
    [aviso(DESPESAS_AVISOS.negada, { por: 'Bia', motivo: 'sem nota' }), 'Bia negou uma despesa que você solicitou'],
    [
      aviso(USUARIOS_AVISOS.concedido, { por: null, perfis: ['Aprovador'] }),
      'A administração do servidor concedeu a você o perfil Aprovador',
    ],
    [aviso(USUARIOS_AVISOS.retirado, { por: 'Rui', perfis: ['A', 'B'] }), 'Rui retirou de você os perfis A, B'],
    [aviso(EMAILS_AVISOS.falhou, { assunto: 'Convite' }), 'E-mail não entregue: Convite'],
    [aviso(COPIAS_AVISOS.falhou, { erro: 'x' }, ['a', 'b']), 'As últimas 2 cópias de segurança falharam'],
    [
      aviso(FECHAMENTOS_AVISOS.prestacaoPronta, { inicio: '2026-10-01', fim: '2026-10-31' }),
      'A prestação de contas em PDF está pronta: 01/10/2026 a 31/10/2026',
    ],
  ])('%#', ({ texto }, esperado) => expect(texto).toBe(esperado));

  it('a denial carries its reason', () =>
    expect(aviso(DESPESAS_AVISOS.negada, { por: 'Bia', motivo: 'sem nota' }).detalhe).toBe('Motivo: sem nota'));

  it('an account that is ready opens its own period', () => {
    const caminhoDe = (inicio: string | null, fim: string | null) =>
      aviso(FECHAMENTOS_AVISOS.prestacaoPronta, { inicio, fim }).caminho;
    expect(caminhoDe('2026-10-01', '2026-10-31')).toBe('/financial/prestacao-de-contas?periodo=2026-10-01..2026-10-31');
    expect(caminhoDe('2026-10-01', null)).toBe('/financial/prestacao-de-contas?periodo=2026-10-01..');
    expect(caminhoDe(null, null)).toBe('/financial/prestacao-de-contas?periodo=tudo');
  });

  it('one expense opens, several open as the list', () => {
    expect(aviso(DESPESAS_AVISOS.negada, { por: 'B', motivo: 'x' }).caminho).toBe(
      '/financial/expenses?periodo=tudo&registro=r1',
    );
    expect(aviso(DESPESAS_AVISOS.negada, { por: 'B', motivo: 'x' }, doze).caminho).toBe(
      '/financial/expenses?periodo=tudo&situacao=negada',
    );
  });
});

it('people are offered the kinds that their roles can bring, and everybody those of their own account', () => {
  const { notices } = createDirectory(MODULES);
  const oferecidos = (papeis: string[]) => noticesFor(notices, papeis).map(({ tipo }) => tipo);
  const proprios = ['perfil_concedido', 'perfil_retirado'];
  expect(oferecidos([])).toEqual(proprios);
  expect(oferecidos(['aprovador'])).toEqual(['aprovacao_solicitada', 'segunda_aprovacao', ...proprios]);
  expect(oferecidos(['gestor_sistema'])).toContain('copia_falhou');
});

it('no two kinds are stored under one name', () => {
  const tipos = createDirectory(MODULES).notices.map(({ tipo }) => tipo);
  expect(new Set(tipos).size).toBe(tipos.length);
});
