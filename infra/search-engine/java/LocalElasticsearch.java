package guildhall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.elasticsearch.common.logging.LogConfigurator;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.node.Node;
import org.elasticsearch.plugins.PluginsLoader;

/**
 * One Elasticsearch node on this machine's loopback, for development and tests.
 *
 * Arguments: the folder of the assembled server, the folder of the data, the HTTP port. The node has
 * no security layer, so it never binds to anything but 127.0.0.1. It lives as long as whoever started
 * it: when standard input closes (the starter is gone, however it went), the node closes too.
 */
public final class LocalElasticsearch {
  public static void main(String[] arguments) throws Exception {
    Path server = Path.of(arguments[0]).toAbsolutePath();
    Path home = Path.of(arguments[1]).toAbsolutePath();
    Path config = Files.createDirectories(home.resolve("config"));
    Settings settings = Settings.builder()
        .put("path.home", server.toString())
        .put("path.data", home.resolve("data").toString())
        .put("path.logs", home.resolve("logs").toString())
        .put("cluster.name", "guildhall")
        .put("node.name", "local")
        .put("discovery.type", "single-node")
        .put("network.host", "127.0.0.1")
        .put("http.port", arguments[2])
        .put("transport.port", "0")
        // A developer's nearly full disk must not turn the indices read-only.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    LogConfigurator.configureESLogging();
    LogConfigurator.configureWithoutConfig(settings);
    Environment environment = new Environment(settings, config);
    PluginsLoader plugins = PluginsLoader.createPluginsLoader(
        PluginsLoader.loadModulesBundles(environment.modulesDir(), false),
        PluginsLoader.loadPluginsBundles(environment.pluginsDir(), false),
        Map.of(),
        false);
    Node node = new Node(environment, plugins);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    node.start();
    waitForTheStarterToLeave();
    System.exit(0);
  }

  private static void waitForTheStarterToLeave() throws IOException {
    while (System.in.read() != -1) {
      // Nothing is ever said on standard input; only its end means something.
    }
  }

  private static void close(Node node) {
    try {
      node.close();
    } catch (IOException problem) {
      System.err.println("The node did not close cleanly: " + problem.getMessage());
    }
  }
}
