import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMotivos, type MotivoDe } from './index.ts';

const motivos = defineMotivos({
  fechado: 'O mês está fechado.',
  paga: 'Já está paga.',
  pendentes: ({ quantos }: { quantos: number }) => `Há ${quantos} pendentes.`,
});
type Motivo = MotivoDe<typeof motivos>;

describe('a table of reasons', () => {
  it('says the sentence of a code, with its values where it has some', () => {
    expect(motivos.texto('fechado')).toBe('O mês está fechado.');
    expect(motivos.texto({ codigo: 'pendentes', valores: { quantos: 3 } })).toBe('Há 3 pendentes.');
  });

  it('says nothing of what is allowed', () => {
    expect([motivos.texto(undefined), motivos.texto(null)]).toEqual([undefined, undefined]);
  });

  it('lists the codes that stand alone', () => expect(motivos.codigos).toEqual(['fechado', 'paga']));

  it('still says that it is not allowed to a page older than the server that sent the code', () => {
    // @ts-expect-error a code of another table does not compile
    expect(motivos.texto('codigo_novo')).toBe('Isto não é permitido agora.');
  });

  it('types its reasons', () => {
    expectTypeOf<Motivo>().toEqualTypeOf<'fechado' | 'paga' | { codigo: 'pendentes'; valores: { quantos: number } }>();
    expectTypeOf(motivos.texto('paga')).toEqualTypeOf<string>();
    // @ts-expect-error a sentence that says values is not had without them
    const semValores: Motivo = 'pendentes';
    expectTypeOf(semValores).not.toBeAny();
  });
});
