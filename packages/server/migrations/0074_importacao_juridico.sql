-- What only the import of the old legal area needs: a counter that knows numbers which were given elsewhere, and when a comment was
-- written there. Source: decisions-legal (Import); docs/decisions/090.

create function sede.ja_numerado(numeracao text, no_ano int, ate int) returns void language sql as
$$
  insert into contadores_anuais as c (nome, ano, ultimo) values (numeracao, no_ano, ate)
  on conflict (nome, ano) do update set ultimo = greatest(c.ultimo, excluded.ultimo)
$$;
comment on function sede.ja_numerado is 'Os números do ano até este já foram dados.';

alter table atendimento_comentarios add column data timestamptz;
comment on column atendimento_comentarios.data is 'Quando foi escrito, dos que vieram do sistema anterior; dos outros, criado_em.';
