import fc from 'fast-check'

/** Property tests throw the same dice in every run, so that a red run is red again; `PROPERTY_SEED` throws others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20261121) })
