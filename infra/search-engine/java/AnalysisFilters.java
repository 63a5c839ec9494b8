package guildhall;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;
import org.tartarus.snowball.ext.EnglishStemmer;

/**
 * The token filters our indices use, under the official names and settings.
 *
 * The module that holds them is not on Maven Central, but the Lucene classes beneath it are; with them
 * registered here, index settings are the same on this node and on the official image.
 */
public final class AnalysisFilters extends Plugin implements AnalysisPlugin {
  @Override
  public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
    return Map.of(
        "stemmer", (index, environment, name, settings) -> filter(name, stemmer(settings)),
        "asciifolding", (index, environment, name, settings) -> filter(name, folding(settings)));
  }

  private static UnaryOperator<TokenStream> stemmer(Settings settings) {
    String language = settings.get("language", settings.get("name", "porter"));
    return switch (language) {
      case "english", "porter" -> PorterStemFilter::new;
      case "porter2" -> words -> new SnowballFilter(words, new EnglishStemmer());
      case "light_english", "lightEnglish", "kstem" -> KStemFilter::new;
      case "minimal_english", "minimalEnglish" -> EnglishMinimalStemFilter::new;
      case "possessive_english", "possessiveEnglish" -> EnglishPossessiveFilter::new;
      default -> throw new IllegalArgumentException("unknown stemmer language [" + language + "]");
    };
  }

  private static UnaryOperator<TokenStream> folding(Settings settings) {
    boolean preserveOriginal = settings.getAsBoolean("preserve_original", false);
    return words -> new ASCIIFoldingFilter(words, preserveOriginal);
  }

  private static TokenFilterFactory filter(String name, UnaryOperator<TokenStream> wrap) {
    return new AbstractTokenFilterFactory(name) {
      @Override
      public TokenStream create(TokenStream words) {
        return wrap.apply(words);
      }
    };
  }
}
