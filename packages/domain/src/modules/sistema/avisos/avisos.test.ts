import { describe, expect, it } from 'vitest';
import { type DadosAviso, readAviso, TIPOS_AVISO, type TipoAviso } from './avisos.lists.ts';
import { permissaoDoAviso, tiposDeQuem } from './avisos.rules.ts';

const aviso = <T extends TipoAviso>(tipo: T, dados: DadosAviso[T], registros = ['r1']) =>
  readAviso({ tipo, dados, registros });
const doze = Array.from({ length: 12 }, (_, i) => `r${i}`);

describe('what a notice says', () => {
  it.each([
    [aviso('aprovacao_solicitada', { por: 'Ana' }), 'Ana solicitou a aprovação de uma despesa'],
    [aviso('aprovacao_solicitada', { por: 'Ana' }, doze), 'Ana solicitou a aprovação de 12 despesas'],
    [aviso('segunda_aprovacao', { por: 'Bia' }, doze), 'Bia aprovou 12 despesas: falta a segunda aprovação'],
    [aviso('despesa_aprovada', { por: 'Bia' }), 'A despesa que você solicitou foi aprovada por Bia'],
    [aviso('despesa_aprovada', { por: 'Bia' }, doze), '12 despesas que você solicitou foram aprovadas por Bia'],
    [aviso('despesa_negada', { por: 'Bia', motivo: 'sem nota' }), 'Bia negou uma despesa que você solicitou'],
    [
      aviso('perfil_concedido', { por: null, perfis: ['Aprovador'] }),
      'A administração do servidor concedeu a você o perfil Aprovador',
    ],
    [aviso('perfil_retirado', { por: 'Rui', perfis: ['A', 'B'] }), 'Rui retirou de você os perfis A, B'],
    [aviso('email_falhou', { assunto: 'Convite' }), 'E-mail não entregue: Convite'],
    [aviso('copia_falhou', { erro: 'x' }, ['a', 'b']), 'As últimas 2 cópias de segurança falharam'],
    [
      aviso('prestacao_pronta', { inicio: '2026-10-01', fim: '2026-10-31' }),
      'A prestação de contas em PDF está pronta: 01/10/2026 a 31/10/2026',
    ],
  ])('%#', ({ texto }, esperado) => expect(texto).toBe(esperado));

  it('a denial carries its reason', () =>
    expect(aviso('despesa_negada', { por: 'Bia', motivo: 'sem nota' }).detalhe).toBe('Motivo: sem nota'));

  it('an account that is ready opens its own period', () => {
    const caminhoDe = (inicio: string | null, fim: string | null) => aviso('prestacao_pronta', { inicio, fim }).caminho;
    expect(caminhoDe('2026-10-01', '2026-10-31')).toBe('/financial/prestacao-de-contas?periodo=2026-10-01..2026-10-31');
    expect(caminhoDe('2026-10-01', null)).toBe('/financial/prestacao-de-contas?periodo=2026-10-01..');
    expect(caminhoDe(null, null)).toBe('/financial/prestacao-de-contas?periodo=tudo');
  });

  it('one expense opens, several open as the list', () => {
    expect(aviso('despesa_negada', { por: 'B', motivo: 'x' }).caminho).toBe(
      '/financial/expenses?periodo=tudo&registro=r1',
    );
    expect(aviso('despesa_negada', { por: 'B', motivo: 'x' }, doze).caminho).toBe(
      '/financial/expenses?periodo=tudo&situacao=negada',
    );
  });
});

it('people are offered the kinds that their roles can bring, and everybody those of their own account', () => {
  const proprios = TIPOS_AVISO.filter((tipo) => permissaoDoAviso(tipo) === null);
  expect(proprios).toEqual(['perfil_concedido', 'perfil_retirado']);
  expect(tiposDeQuem([])).toEqual(proprios);
  expect(tiposDeQuem(['aprovador'])).toEqual(['aprovacao_solicitada', 'segunda_aprovacao', ...proprios]);
  expect(tiposDeQuem(['gestor_sistema'])).toContain('copia_falhou');
});
