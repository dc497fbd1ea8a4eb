-- Two offices, and two case objects, whose names look the same are one name: the index now reads them as the program keeps them, with
-- single spaces. Names from before are written so; where that makes twins, who bears the name already keeps it, then the one that was
-- there first; each other is called '… (2)', '… (3)', for people to transfer one to the other and delete it. None is joined here:
-- appointments, cases and users hang on them. Appointments and cases keep the office's name as it was.
-- Source: decisions-legal (Tables, Offices); docs/decisions/122.

-- Every space of ECMAScript, which is what the program writes by: what '\s' of PostgreSQL means depends on the locale.
create function sede.espacos_simples(texto text) returns text language sql immutable parallel safe strict as
$$ select btrim(regexp_replace(texto, '[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')) $$;

drop index escritorios_nome;
drop index objetos_processo_descricao_unica;

select set_config('sede.motivo', 'Nomes passam a ter um espaço entre as palavras', true);
do $$
declare
  alvo record;
  linha record;
  novo text;
  ocupado boolean;
begin
  for alvo in select * from (values ('escritorios', 'nome', 'lower'), ('objetos_processo', 'descricao', 'sede.sem_acento')) as a (tabela, coluna, chave)
  loop
    for linha in execute format('select id, sede.espacos_simples(%1$I) as nome from %2$I
      where %1$I <> sede.espacos_simples(%1$I) and sede.espacos_simples(%1$I) <> '''' order by criado_em, id', alvo.coluna, alvo.tabela)
    loop
      for n in 1 .. 100000 loop
        novo := case when n = 1 then linha.nome else left(linha.nome, 200 - length(format(' (%s)', n))) || format(' (%s)', n) end;
        execute format('select exists (select from %1$I where id <> $1 and %2$s(%3$I) = %2$s($2))', alvo.tabela, alvo.chave, alvo.coluna)
          into ocupado using linha.id, novo;
        exit when not ocupado;
      end loop;
      execute format('update %I set %I = $2 where id = $1', alvo.tabela, alvo.coluna) using linha.id, novo;
    end loop;
  end loop;
end
$$;
select set_config('sede.motivo', '', true);

create unique index escritorios_nome on escritorios (lower(sede.espacos_simples(nome)));
create unique index objetos_processo_descricao_unica on objetos_processo (sede.sem_acento(sede.espacos_simples(descricao)));
