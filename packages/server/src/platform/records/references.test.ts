import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { references } from './references.ts';

let banco: TestDatabase;
const LIVRO = newId();
const CAPA = newId();
const VELHA = newId();
beforeAll(async () => {
  banco = await testDatabase();
  await banco.ownerPool.query(`
    create table livros_de_teste (id uuid primary key, desabilitado boolean not null);
    create table capas_de_teste (id uuid primary key, desabilitado boolean not null);
    insert into livros_de_teste values ('${LIVRO}', false);
    insert into capas_de_teste values ('${CAPA}', false), ('${VELHA}', true)`);
});
afterAll(() => banco.drop());

const check = references({
  idLivro: { tabela: 'livros_de_teste', nome: 'O livro' },
  idCapa: { tabela: 'capas_de_teste', nome: 'A capa' },
});
const asked = (ids: Parameters<typeof check>[1]) => banco.db.transaction().execute((tx) => check(tx, ids));

describe('what a record refers to', () => {
  it('is there and enabled; what is not asked is not looked at', async () => {
    await asked({ idLivro: LIVRO, idCapa: CAPA });
    await asked({ idLivro: LIVRO, idCapa: null });
    await asked({});
  });

  it('is told at each field, in words of its own', async () => {
    await expect(asked({ idLivro: newId(), idCapa: VELHA })).rejects.toMatchObject({
      code: 'plataforma.invalido',
      campos: { idLivro: 'O livro não existe mais.', idCapa: 'A capa está desabilitada.' },
    });
  });

  it('is held: nobody deletes or disables it before the save is done', async () => {
    await banco.db.transaction().execute(async (tx) => {
      await check(tx, { idLivro: LIVRO });
      const other = await banco.ownerPool.connect();
      await other.query("set lock_timeout = '100ms'");
      await expect(other.query('update livros_de_teste set desabilitado = true')).rejects.toThrow('lock timeout');
      await expect(other.query('delete from livros_de_teste')).rejects.toThrow('lock timeout');
      other.release(true);
    });
  });
});
