-- A number of zeros alone at the front counts for nothing either: '000.743.234' is '743234'. The zeros of each number go
-- first, then the punctuation, then the zeros that were numbers of their own.
create or replace function sede.documento_comparavel(numero text) returns text language sql immutable parallel safe as
$$
  select case when numero ~ '[0-9]' then
    regexp_replace(
      regexp_replace(regexp_replace(lower(numero), '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '[^a-z0-9]', '', 'g'),
      '(^|[a-z])0+([0-9])', '\1\2', 'g')
  end
$$;
reindex index despesas_documento_comparavel;
